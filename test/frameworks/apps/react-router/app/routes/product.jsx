import { Link, useParams } from 'react-router';
import { Agreed } from '../../shared/agreed.jsx';
import { srcOf } from '../../shared/src-of.js';

export default function Product() {
  return (
    <main>
      <Link to="/away">away</Link>
      <Agreed src={srcOf(useParams().widget)} />
    </main>
  );
}
