import {useEffect, useState} from 'react'

/**
 * Fetches again whenever the function changes, and ignores the late response of an earlier call.
 *
 * @param fetchData - needs a stable identity, for example from `useCallback`
 * @returns the latest response; undefined until the first one
 */
export function useFetched<Data>(fetchData: () => Promise<Data>): Data | 'failed' | undefined {
  const [result, setResult] = useState<Data | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    const show = (next: Data | 'failed') => {
      if (isCurrent) setResult(() => next)
    }
    fetchData().then(show, () => {
      show('failed')
    })
    return () => {
      isCurrent = false
    }
  }, [fetchData])
  return result
}
