/** The values chosen in the product's option controls, one per option, in page order. Radios count when checked. */
export function optionValues(root: ParentNode): string[] {
  return [
    ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select[data-option], input[data-option]:checked'),
  ].map(({ value }) => value);
}
