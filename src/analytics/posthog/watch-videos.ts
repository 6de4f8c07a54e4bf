import {recordEvent} from '#analytics/record-event.ts'

/**
 * Records when a visitor starts a paused or embedded video. Autoplay doesn't count.
 * @returns a function that stops recording
 */
export function watchVideos(): () => void {
  const look = ({target}: Event) => {
    if (!(target instanceof Element)) return
    const isFilm = target.closest('[data-embed-opener]') !== null
    const clip = target.closest('[data-video-control]')?.parentElement?.querySelector('video')
    if (isFilm || clip?.paused === true) recordEvent({name: 'video_played', properties: null})
  }
  // Captures the click before the button changes the video's state.
  document.addEventListener('click', look, true)
  return () => document.removeEventListener('click', look, true)
}
