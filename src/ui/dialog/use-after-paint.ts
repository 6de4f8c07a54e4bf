import {useEffect, useState} from 'react'
import {afterPaint} from '#ui/after-paint.ts'

/** Returns true from the first paint after `isWanted` turned true until it turns false (decision 101). */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const cancel = afterPaint(() => setPainted(true))
    return () => {
      cancel()
      setPainted(false)
    }
  }, [isWanted])
  return isPainted
}
