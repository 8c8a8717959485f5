/** Which attempts became orders: a second call with the same token must not place a second order. */
export const createAttempts = () => {
  const ids = new Map<string, string>();
  const nameOf = (cartToken: string, attemptToken: string) => JSON.stringify([cartToken, attemptToken]);
  return {
    /** Records that a token's attempt became an order; returns the attempt's id. */
    accept(cartToken: string, attemptToken: string): string {
      const id = `${cartToken}-${ids.size + 1}`;
      ids.set(nameOf(cartToken, attemptToken), id);
      return id;
    },
    /** The attempt's id, if this token has already placed an order. */
    accepted: (cartToken: string, attemptToken: string): string | undefined => ids.get(nameOf(cartToken, attemptToken)),
    reset: () => ids.clear(),
  };
};

export type Attempts = ReturnType<typeof createAttempts>;
