import {recordEvent} from '#analytics/record-event.ts'

/**
 * Records that a visitor starts a video: by the button of a clip that stands still, or by the poster of a film that
 * comes from elsewhere. A clip that plays by itself is not counted.
 *
 * @returns ends it
 */
export function watchVideos(): () => void {
  const look = ({target}: Event) => {
    if (!(target instanceof Element)) return
    const isFilm = target.closest('[data-embed-opener]') !== null
    const clip = target.closest('[data-video-control]')?.parentElement?.querySelector('video')
    if (isFilm || clip?.paused === true) recordEvent({name: 'video_played', properties: null})
  }
  // Before the button itself hears of it.
  document.addEventListener('click', look, true)
  return () => document.removeEventListener('click', look, true)
}
