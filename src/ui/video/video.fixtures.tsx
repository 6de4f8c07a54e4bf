import {Video} from './video.tsx'

const video = {
  label: 'A phone on which a visit is chosen.',
  sources: [],
  poster: undefined,
  width: 960,
  height: 540,
  captions: undefined,
  pauseLabel: 'Pause',
  playLabel: 'Play',
}

export const videoFixtures = {
  card: (
    <Video
      {...video}
      transcript={<p>A hand opens the app and presses “GP at home”.</p>}
      transcriptLabel="Read what happens in the clip"
    />
  ),
  withoutTranscript: <Video {...video} pauseLabel="Pause the clip" playLabel="Play the clip" />,
}
