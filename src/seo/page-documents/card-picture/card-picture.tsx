import {openDoorSize, renderOpenDoor} from '#seo/page-documents/share-image/art.ts'
import type {ParsedCard} from '#seo/page-documents/parsed-page.ts'
import {fitText, ImageMark, imageFontFamily, renderPng} from '#seo/page-documents/image-parts.tsx'
import type {Profession} from '#shared/professions.ts'
import {sceneDark} from '#theme/scene-tokens.ts'
import {constant, light} from '#theme/tokens.ts'

type CardPictureContent = ParsedCard & {door: Profession | null}

/** Title up to this length has the larger font size. */
const shortTitle = 30

/** Renders the card of a place on the waitlist, in the light of its open door (FORM-9). */
export async function renderCardPicture({
  door,
  number,
  label,
  title,
  service,
  text,
  details,
}: CardPictureContent): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await renderOpenDoor(door)
  return await renderPng(
    <div style={{display: 'flex', width: '100%', height: '100%', fontFamily: imageFontFamily}}>
      <img
        alt=""
        height={openDoorSize.height}
        src={`data:image/png;base64,${picture.toString('base64')}`}
        style={{position: 'absolute', top: 0, left: 0}}
        width={openDoorSize.width}
      />
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          top: 46,
          left: 0,
          width: openDoorSize.width,
          justifyContent: 'center',
          fontSize: 36,
          color: sceneDark['s-iron'],
        }}
      >
        {number}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 90,
          right: 90,
          bottom: 80,
          gap: 18,
          padding: '44px 56px 52px',
          borderRadius: 16,
          color: light.ink,
          background: light.glow,
          boxShadow: `0 12px 60px ${constant['door-shade']}`,
        }}
      >
        {label === '' ? null : (
          <div style={{display: 'flex', alignItems: 'center', gap: 18, fontSize: 34}}>
            <ImageMark night={false} />
            {fitText(label)}
          </div>
        )}
        <div
          style={{
            display: 'flex',
            fontSize: title.length > shortTitle ? 60 : 72,
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {fitText(title)}
        </div>
        {service === '' ? null : (
          <div style={{display: 'flex', fontSize: 44}}>{fitText(service)}</div>
        )}
        <div style={{display: 'flex', fontSize: 36, lineHeight: 1.35}}>{fitText(text)}</div>
        {details.map((detail) => (
          <div key={detail} style={{display: 'flex', fontSize: 26, lineHeight: 1.35}}>
            {fitText(detail)}
          </div>
        ))}
      </div>
    </div>,
    openDoorSize,
  )
}
