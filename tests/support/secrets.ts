/** Secrets of the test run; the site, the lake and the tests share them through the environment. */
export const secrets = {
  SANITY_API_READ_TOKEN: 'read-token-of-the-test-run',
  SANITY_API_WRITE_TOKEN: 'write-token-of-the-test-run',
  SANITY_REVALIDATE_SECRET: 'revalidate-secret-of-the-test-run',
  LINK_SIGNING_SECRET: 'link-secret-of-the-test-run',
  SANITY_REVALIDATE_SECRET_PREVIOUS: 'revalidate-secret-before-the-test-run',
  LINK_SIGNING_SECRET_PREVIOUS: 'link-secret-before-the-test-run',
  METRICS_TOKEN: 'metrics-token-of-the-test-run',
}
