/** A complete address in Tokyo. */
export const tokyo = {
  firstName: '太郎',
  lastName: '山田',
  address1: '永田町2-3-1',
  city: '千代田区',
  zip: '100-0014',
  province: 'JP-13',
  country: 'JP',
};

/** A complete address in New York. */
export const newYork = {
  firstName: 'Ann',
  lastName: 'Lee',
  address1: '1 Main St',
  city: 'New York',
  zip: '10001',
  province: 'NY',
  country: 'US',
};
