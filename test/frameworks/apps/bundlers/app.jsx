import { useEffect, useState } from 'react';
import { Agreed } from './parts/agreed.jsx';
import { srcOf } from './parts/src-of.js';

/** A page of buttons and one without, and the way between them without a reload. */
export function App({ start }) {
  const [path, setPath] = useState(start);
  useEffect(() => {
    const show = () => setPath(location.pathname);
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, []);
  const leave = (event) => {
    event.preventDefault();
    history.pushState(null, '', '/away');
    setPath('/away');
  };
  if (path === '/away') return <h1>away</h1>;
  return (
    <main>
      <a href="/away" onClick={leave}>
        away
      </a>
      <Agreed src={srcOf(path.split('/')[1])} />
    </main>
  );
}
