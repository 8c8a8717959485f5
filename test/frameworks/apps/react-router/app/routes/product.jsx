import { Link, useParams } from 'react-router';
import { Agreed } from '../../parts/agreed.jsx';
import { srcOf } from '../../parts/src-of.js';

export default function Product() {
  return (
    <main>
      <Link to="/away">away</Link>
      <Agreed src={srcOf(useParams().widget)} />
    </main>
  );
}
