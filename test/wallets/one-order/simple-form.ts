/** A form with one hidden field. */
export class SimpleForm {
  readonly elements: object[];
  readonly fields: readonly [name: string, value: string][];

  constructor(name: string, value: string) {
    this.fields = [[name, value]];
    const getAttribute = (attribute: string) => (attribute === 'name' ? name : null);
    this.elements = [{ type: 'hidden', value, getAttribute, matches: () => false }];
  }
}

/** Reads a simple form. */
export class SimpleFormData {
  readonly #fields: SimpleForm['fields'];
  constructor({ fields }: SimpleForm) {
    this.#fields = fields;
  }
  [Symbol.iterator]() {
    return this.#fields[Symbol.iterator]();
  }
}
