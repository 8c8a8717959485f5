import { useRef, useState } from 'react';
import { Controls } from './controls';
import { useStore } from './use-store';

/**
 * Folded to a small button in the page's corner; opens to the store's controls. A popover, so that Escape and a press beside it fold
 * it. The store is first asked when it opens, and folded there are no controls in the page at all.
 */
export function Panel() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const view = useStore();
  return (
    <aside aria-label="デモストアの操作">
      <button ref={toggle} type="button" className="toggle" popovertarget="controls">
        デモ
      </button>
      <div
        id="controls"
        className="controls"
        popover="auto"
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          if (opened) void view.run();
          // What had the focus leaves the page with the controls.
          else if (event.currentTarget.matches(':focus-within')) toggle.current?.focus();
        }}
      >
        {open && <Controls {...view} />}
      </div>
    </aside>
  );
}
