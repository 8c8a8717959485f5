let id: string | undefined;

/** Names this visit of the page in what vendors and receivers are told, so that these can be matched. Random, and never stored. */
export const visitId = (): string => (id ??= crypto.randomUUID());
