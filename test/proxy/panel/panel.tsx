import { useRef, useState } from 'react';
import type { Look } from './look';
import { Page } from './page';
import type { Seen } from './watch-page';

/** A small button in the page's corner that opens what was found on the page. It is red where something is wrong. */
export function Panel({ look, seen }: { look: Look; seen: Seen }) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const hasTrouble = seen.twoKinds !== null || seen.notStarted !== null;
  return (
    <aside aria-label="Karui on this page" lang="en">
      <button ref={toggle} type="button" className={hasTrouble ? 'toggle trouble' : 'toggle'} popovertarget="look">
        {look.without ? 'Karui: off' : 'Karui'}
      </button>
      <div
        id="look"
        className="controls"
        popover="auto"
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          if (!opened && event.currentTarget.matches(':focus-within')) toggle.current?.focus();
        }}
      >
        {open && <Page look={look} seen={seen} />}
      </div>
    </aside>
  );
}
