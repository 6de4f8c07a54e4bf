import {useEffect, useState} from 'react'

/** Returns true from the first paint after `isWanted` turned true until it turns false (decision 101). */
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
