import { useRef, useState } from 'react';
import { Controls } from './controls';
import { useStore } from './use-store';

/**
 * A small button at the end of the page, where it covers nothing of the shop, that opens the store's controls. They are a popover, so
 * that Escape and a click elsewhere close it. While it is closed, the page has no controls, and the store is not asked for anything.
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
          // The focused element is removed with the controls.
          else if (event.currentTarget.matches(':focus-within')) toggle.current?.focus();
        }}
      >
        {open && <Controls {...view} />}
      </div>
    </aside>
  );
}
