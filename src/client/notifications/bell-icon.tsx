/** Not among the icons of the first load: only signed-in users see it. */
export function BellIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-[18px] shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4M12 5V3" />
    </svg>
  )
}
