import { jsonText } from './json-text';

/** Result of a write to the cart: the sections that were asked for, and the reason if it was refused. */
export interface CartWrite {
  refused: string | null;
  sections: Readonly<Record<string, string>>;
}

const GENERIC = 'カートを変更できませんでした。もう一度お試しください。';

interface Body {
  description?: unknown;
  message?: unknown;
  sections?: Record<string, string>;
}

/** Reads an answer of the Ajax cart: a refusal carries its reason in `description` or `message`. */
async function readAnswer(response: Response): Promise<CartWrite> {
  const body = (await response.json()) as Body;
  if (response.ok) return { refused: null, sections: body.sections ?? {} };
  const reason = [body.description, body.message].find((text) => typeof text === 'string' && text);
  return { refused: typeof reason === 'string' ? reason : GENERIC, sections: {} };
}

/** Sends to the Ajax cart. Never rejects: a broken connection or an answer that is not JSON counts as refused. */
export async function writeCart(path: string, init: RequestInit): Promise<CartWrite> {
  try {
    return await readAnswer(await fetch(path, { method: 'POST', ...init }));
  } catch {
    return { refused: GENERIC, sections: {} };
  }
}

/** The same with fields as JSON. */
export function writeCartJson(path: string, fields: object): Promise<CartWrite> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  return writeCart(path, { headers, body: jsonText(fields) });
}
