import {ArchPortrait} from '#ui/arch-portrait/arch-portrait.styles.ts'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {Carousel} from './carousel.tsx'
import {Quote} from './carousel.styles.ts'

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  of: 'of',
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop moving on',
  play: 'Start moving on',
}

const slide = (id: string, quote: string, name: string) => ({
  id,
  content: (
    <Quote>
      <ArchPortrait>
        <MiniDoor door="gp" state="lit" />
      </ArchPortrait>
      <figure>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <b>{name}</b>
          <span>Herne Hill · sample testimonial</span>
        </figcaption>
      </figure>
    </Quote>
  ),
})

const slides = [
  slide(
    'margaret',
    '“She sat down before she opened her bag. I’d forgotten a doctor could do that.”',
    'Margaret Ellis',
  ),
  slide('yusuf', '“He took his shoes off. My mother decided then and there.”', 'Nadia Hussain'),
  slide(
    'long',
    '“We had rung, and held, and rung again, and then there was a ring at the door instead, and somebody who had read the whole letter.”',
    'Olumide Featherstonehaugh-Cholmondeley',
  ),
]

export const carouselFixtures = {
  three: <Carousel label="What people say" labels={labels} slides={slides} />,
  one: <Carousel label="What one of them says" labels={labels} slides={slides.slice(0, 1)} />,
}
