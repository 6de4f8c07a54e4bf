import {useEffect, useState} from 'react'
import {type SanityClient, useClient} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'

/**
 * Fetches something from the dataset, again whenever the argument changes, and ignores the late response of an earlier
 * call.
 *
 * @param fetchData - needs a stable identity
 * @returns the latest response; undefined until the first one
 */
export function useContent<Data, Argument = undefined>(
  fetchData: (client: SanityClient, argument: Argument) => Promise<Data>,
  argument: Argument,
): Data | 'failed' | undefined {
  const client = useClient({apiVersion: contentApiVersion})
  const [result, setResult] = useState<Data | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    const show = (next: Data | 'failed') => {
      if (isCurrent) setResult(() => next)
    }
    fetchData(client, argument).then(show, () => {
      show('failed')
    })
    return () => {
      isCurrent = false
    }
  }, [client, fetchData, argument])
  return result
}
