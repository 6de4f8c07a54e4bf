let playing: HTMLVideoElement | null = null

/** Plays a video and pauses the one that played before, so that one moves on a page at a time (DES-8). */
export function playAlone(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause()
  playing = video
  video.play().catch(() => undefined)
}
