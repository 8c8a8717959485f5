/** Reads `PORT`: 4173 when it is not set, `null` when it is not a port. */
export const readPort = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return 4173;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  return port <= 65_535 ? port : null;
};
