let playing: HTMLVideoElement | null = null

/**
 * Plays a clip and pauses the one that played before it: one moves on a page at a time (DES-8).
 *
 * @param video - the clip; a browser that refuses to play it leaves its poster
 */
export function playAlone(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause()
  playing = video
  video.play().catch(() => undefined)
}
