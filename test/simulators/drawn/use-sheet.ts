import { useEffect, useState } from 'react';

/** What a drawn sheet needs of a simulator. */
interface Simulated<Sheet extends { state: string }, Controls> {
  sheet(): Sheet | null;
  user: Controls;
  watch(watcher: () => void): () => void;
}

/** Uses a control now, or as soon as the sheet is ready again. */
export type Use<Controls> = (act: (user: Controls) => void) => void;

const ENDED: readonly string[] = ['completed', 'failed', 'cancelled', 'aborted', 'left'];

/** The sheet as it is, and its controls; null before the first one. */
export function useSheet<Sheet extends { state: string }, Controls>({
  sheet,
  user,
  watch,
}: Simulated<Sheet, Controls>): { sheet: Sheet | null; use: Use<Controls> } {
  const [seen, setSeen] = useState(sheet);
  useEffect(() => watch(() => setSeen(sheet())), [sheet, watch]);
  const use: Use<Controls> = (act) => {
    const stop = watch(() => tryNow());
    const tryNow = () => {
      const state = sheet()?.state ?? '';
      if (state === 'ready') {
        stop();
        act(user);
      } else if (ENDED.includes(state)) stop();
    };
    tryNow();
  };
  return { sheet: seen, use };
}
