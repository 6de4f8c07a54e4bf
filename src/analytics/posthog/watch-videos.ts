import {recordEvent} from '#analytics/record-event.ts'

/** Records when a visitor starts a paused or embedded video, not autoplay, and returns a function that stops this. */
export function watchVideos(): () => void {
  const onClick = ({target}: Event) => {
    if (!(target instanceof Element)) return
    const isEmbed = target.closest('[data-embed-opener]') !== null
    const video = target.closest('[data-video-control]')?.parentElement?.querySelector('video')
    if (isEmbed || video?.paused === true) recordEvent({name: 'video_played', properties: null})
  }
  // Captures the click before the button changes the video's state.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
