'use client';

import Link from 'next/link';
import { useParams } from 'next/navigation';
import { Agreed } from '../../../parts/agreed.jsx';
import { srcOf } from '../../../parts/src-of.js';

export default function Page() {
  return (
    <main>
      <Link href="/away">away</Link>
      <Agreed src={srcOf(useParams().widget)} />
    </main>
  );
}
