/** Lets the user type at once, over what stands in a field. Given as `ref`: as soon as the field is there. */
export function focusAndSelect(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
