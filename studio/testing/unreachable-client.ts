import {createClient} from '@sanity/client'
import {contentApiVersion} from '#shared/content-api.ts'
import {withFetch} from '#studio/sanity-internals.ts'

/** A client whose requests fail at once, for rules that may read other documents. */
export const unreachableClient = createClient(
  withFetch(
    {
      projectId: 'local',
      dataset: 'production',
      apiVersion: contentApiVersion,
      useCdn: false,
      maxRetries: 0,
    },
    () => Promise.reject(new TypeError('This test has no content lake.')),
  ),
)
