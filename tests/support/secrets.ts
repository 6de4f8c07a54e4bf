/** Secrets of the test run; the site, the lake and the tests share them through the environment. */
export const secrets = {
  SANITY_API_READ_TOKEN: 'read-token-of-the-test-run',
  SANITY_API_WRITE_TOKEN: 'write-token-of-the-test-run',
  SANITY_REVALIDATE_SECRET: 'revalidate-secret-of-the-test-run',
  LINK_SIGNING_SECRET: 'link-secret-of-the-test-run',
}
