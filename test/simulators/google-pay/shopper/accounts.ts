import { contacts, type ContactName } from '../../shopper/contacts';

interface Account {
  email: string;
  /** Whose address it has; null for an account without an address. */
  contact: ContactName | null;
}

/** The shopper's Google accounts, by name. */
export const accounts = {
  hanako: { email: contacts.tokyo.emailAddress ?? '', contact: 'tokyo' },
  taro: { email: 'taro.suzuki@example.jp', contact: 'osaka' },
  ann: { email: contacts.us.emailAddress, contact: 'us' },
  /** A new account, whose owner has yet to give an address. */
  blank: { email: 'new.shopper@example.jp', contact: null },
} satisfies Record<string, Account>;

export type AccountName = keyof typeof accounts;

/** The account of a name; throws for a name that nobody has. */
export function accountOf(name: AccountName): Account {
  if (!Object.hasOwn(accounts, name)) throw new Error(`There is no account "${name}".`);
  return accounts[name];
}
