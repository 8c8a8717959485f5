import { useEffect, useState } from 'react';
import type { Sheet } from '../sheet/sheet';
import type { Controls } from '../controls';
import type { Simulator } from '../simulator';

/** Uses a control now, or as soon as the sheet is ready again. */
export type Use = (act: (user: Controls) => void) => void;

/** The sheet as it is, and its controls; null before the first one. */
export function useSheet({ sheet, user, watch }: Simulator): { sheet: Sheet | null; use: Use } {
  const [seen, setSeen] = useState(sheet);
  useEffect(() => watch(() => setSeen(sheet())), [sheet, watch]);
  const use: Use = (act) => {
    const stop = watch(() => tryNow());
    const tryNow = () => {
      const state = sheet()?.state;
      if (state === 'ready') {
        stop();
        act(user);
      } else if (state === 'completed' || state === 'failed' || state === 'cancelled' || state === 'aborted') stop();
    };
    tryNow();
  };
  return { sheet: seen, use };
}
