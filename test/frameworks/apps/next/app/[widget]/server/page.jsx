import Link from 'next/link';
import { Buttons } from '../../../parts/buttons.jsx';
import { srcOf } from '../../../parts/src-of.js';

export default async function Page({ params }) {
  const { widget } = await params;
  return (
    <main>
      <Link href="/away">away</Link>
      <Buttons src={srcOf(widget)} />
    </main>
  );
}
