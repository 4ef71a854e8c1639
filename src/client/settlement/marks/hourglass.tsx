/** An hourglass before what a task waits for; the words stand beside it. */
export function Hourglass() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 16"
      className="mr-1 inline-block h-[1em] w-[0.75em] align-[-0.1em]"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d="M1 1h10M1 15h10M2 1v3l4 4-4 4v3M10 1v3L6 8l4 4v3" />
    </svg>
  )
}
