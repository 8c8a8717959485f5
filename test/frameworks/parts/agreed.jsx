'use client';

import { useState } from 'react';
import { Buttons } from './buttons.jsx';

/** The buttons of a shop that sells nothing until the shopper agrees. */
export function Agreed({ src }) {
  const [isAgreed, setAgreed] = useState(false);
  const [presses, setPresses] = useState(0);
  const onPress = (event) => {
    setPresses(presses + 1);
    if (!isAgreed) event.preventDefault();
  };
  return (
    <>
      <label>
        <input type="checkbox" checked={isAgreed} onChange={() => setAgreed(!isAgreed)} /> I agree
      </label>
      <output>{presses}</output>
      <Buttons src={src} onPress={onPress} />
    </>
  );
}
