/** A form with one hidden field. */
export class SimpleForm {
  readonly fields: readonly [name: string, value: string][];

  constructor(name: string, value: string) {
    this.fields = [[name, value]];
  }

  get elements(): object[] {
    return this.fields.map(([name, value]) => {
      const getAttribute = (attribute: string) => (attribute === 'name' ? name : null);
      return { type: 'hidden', value, getAttribute, matches: () => false };
    });
  }

  /** It asks for nothing. */
  matches(selector: string): boolean {
    return selector === '[novalidate]';
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
