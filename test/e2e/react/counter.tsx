import { useEffect, useRef, useState } from 'react';

/** What a newcomer would write: state, an effect, a ref, keys and a style. */
export function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current!.title = `effect ${count}`;
  }, [count]);
  const order = count % 2 ? ['second', 'first'] : ['first', 'second'];
  return (
    <section id={name} style={{ paddingTop: 7 }}>
      <button type="button" ref={button} onClick={() => setCount(count + 1)}>
        {name} {count}
      </button>
      {order.map((one) => (
        <i key={one}>{one}</i>
      ))}
    </section>
  );
}
