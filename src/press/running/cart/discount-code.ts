import { readCookie } from '../../../core/lib/read-cookie';

/** The discount code that a campaign link left in the `discount_code` cookie; null where there is none that can be read. */
export const discountCode = (): string | null => readCookie('discount_code') || null;
