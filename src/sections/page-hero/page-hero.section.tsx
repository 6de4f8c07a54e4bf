import type {ReactNode} from 'react'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Lead} from '#ui/layout/layout.styles.ts'
import {Download} from './download.tsx'
import {Join} from './join.tsx'
import {Opening} from './opening.tsx'
import {Poster} from './poster.tsx'
import {WidePicture} from './picture.tsx'

type Props = SectionProps<'pageHero'>

const layouts: Readonly<
  Record<Props['section']['layout'], (props: Props & {head: ReactNode}) => ReactNode>
> = {
  panel: Opening,
  arches: Opening,
  plain: Opening,
  poster: Poster,
  picture: WidePicture,
  download: Download,
  join: Join,
}

/** Opening of every page but Home, in the layout that the editor chose (ABOUT-1, PROV-3, PROV-4, PROV-5). */
export function PageHeroSection({section, doors = []}: Props) {
  const {headline, lead, layout} = section
  const Layout = layouts[layout]
  const head = (
    <>
      <h1>{headline}</h1>
      {lead ? (
        <Lead>
          <LinkifiedText text={lead} />
        </Lead>
      ) : null}
    </>
  )
  return <Layout doors={doors} head={head} section={section} />
}
