/** Given as `ref` to a field: as soon as it is there, whoever opened it can type at once, over what stands in it. */
export function focusAndSelect(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
