/** What came of adding to the cart. */
export type CartAnswer = { type: 'added' } | { type: 'refused'; message: string };

const GENERIC = 'カートに入れられませんでした。もう一度お試しください。';

/** Reads an answer of the Ajax cart: a refusal carries its reason in `description` or `message`. */
export async function readCartAnswer(response: Response): Promise<CartAnswer> {
  if (response.ok) return { type: 'added' };
  try {
    const body = (await response.json()) as { description?: unknown; message?: unknown };
    const reason = [body.description, body.message].find((text) => typeof text === 'string' && text);
    return { type: 'refused', message: typeof reason === 'string' ? reason : GENERIC };
  } catch {
    // Not even JSON: an error page of something in between.
    return { type: 'refused', message: GENERIC };
  }
}

/** Sends to the Ajax cart; a connection that breaks is a refusal like any other. */
export async function addToCart(path: string, init: RequestInit): Promise<CartAnswer> {
  try {
    return await readCartAnswer(await fetch(path, { method: 'POST', ...init }));
  } catch {
    return { type: 'refused', message: GENERIC };
  }
}
