/** @jsxImportSource preact */
import { notesOf } from '../notes-of';
import type { Playground } from '../state';

/** Notes on a choice, beside it; announced to screen readers, too. */
export function Notes({ about, state }: { about: keyof typeof notesOf; state: Playground }) {
  return (
    <div class="notes" aria-live="polite">
      {notesOf[about](state).map((note) => (
        <div key={note}>{note}</div>
      ))}
    </div>
  );
}
