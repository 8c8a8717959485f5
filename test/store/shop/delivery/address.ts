export const addressLeaves = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'province',
  'zip',
  'city',
  'phone',
  'country',
] as const;

export type AddressLeaf = (typeof addressLeaves)[number];

/** A mailing address as it was sent: free texts, blank ones are `null`. */
export type Address = Record<AddressLeaf, string | null>;

/** What the API takes as an address: every field may be left out. */
export type AddressInput = Partial<Record<AddressLeaf, string | null>>;

/** Fills an input up to an address and cuts the blanks off its ends. */
export const readAddress = (input: AddressInput): Address =>
  Object.fromEntries(addressLeaves.map((leaf) => [leaf, input[leaf]?.trim() || null])) as Address;
