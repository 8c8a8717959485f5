/** A key and a certificate for `localhost` that nobody trusts, because it is signed by itself; of this test alone. */
const KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgORK+PLq05mRHrOVlaZzk5lTD9giiBX1R+hCLY4wbgEOhRANCAAQ9IHnGg79I' +
  'akJ5KGDmSiVFEHsU0Y7JJfCoEAIc2ryFyiCwakG/Sr2d4KGyGFzqqC3EUQyHth2rQLPTXhM2S65P';
const CERTIFICATE =
  'MIIBlTCCATugAwIBAgIUJBeK1yL4b61+jTXWthBa5tbLo0cwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzE0' +
  'MDUyN1oYDzIxMjYxMDMwMTQwNTI3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ9IHnGg79IakJ5' +
  'KGDmSiVFEHsU0Y7JJfCoEAIc2ryFyiCwakG/Sr2d4KGyGFzqqC3EUQyHth2rQLPTXhM2S65Po2kwZzAdBgNVHQ4EFgQUPFphBNZ244Lf9RUM' +
  'GbMNBk9Gcu4wHwYDVR0jBBgwFoAUPFphBNZ244Lf9RUMGbMNBk9Gcu4wDwYDVR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3Qw' +
  'CgYIKoZIzj0EAwIDSAAwRQIhAML4ooj79MxqsX0Zjcr/EvB5DcHVDKbNo5lD7gcLqPegAiBl/W3g0nLaiXUVDEvK4YJMGoiWx8ub+0uOFBov' +
  '4UVIIg==';

const pem = (kind: string, base64: string): string =>
  `-----BEGIN ${kind}-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`;

/** Options of an https server whose certificate is not to be trusted. */
export const UNTRUSTED = { key: pem('PRIVATE KEY', KEY), cert: pem('CERTIFICATE', CERTIFICATE) };
