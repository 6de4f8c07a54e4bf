import {useEffect, useState} from 'react'

/**
 * Waits for a paint (decision 101).
 *
 * @param isWanted - whether to wait
 * @returns true once the browser has painted what was rendered when it became wanted, until it is wanted no more
 */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame is painted after what runs for it, and before what was put off to after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      setPainted(false)
    }
  }, [isWanted])
  return isPainted
}
