/** The port that `PORT` names, 4173 without one, `null` when it is no port. */
export const readPort = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return 4173;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  return port <= 65_535 ? port : null;
};
