import { expect, test } from 'vitest';
import { tokyo } from '../../../store/test-support/addresses';
import { approval, come, hidden, inProcessStore, opened } from './in-process-order';

inProcessStore();

const nowhere = { ...tokyo, country: 'XX' };

test.each([
  ['shipping', '国/地域を選び直してください', approval(nowhere)],
  ['billing', '請求先の国/地域を選び直してください', { ...approval(), billing: nowhere }],
])(
  'a payment with a country code that does not exist is an error at the country (%s)',
  async (contact, words, paid) => {
    const sheet = opened();
    await come(sheet.begin());
    await come(sheet.setAddress(hidden(tokyo)));
    expect(await come(sheet.pay(paid))).toMatchObject({
      type: 'show_error',
      errors: [{ contact, field: 'country', key: 'invalid.country', country: 'XX', words }],
    });
  },
);
