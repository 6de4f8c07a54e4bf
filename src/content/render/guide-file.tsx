import {DownloadSimpleIcon} from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import {fileAddress} from '#content/media/media-address.ts'
import {fileSize} from '#lib/file-size.ts'
import {keepTogether} from '#lib/non-breaking-spaces.ts'
import {Button, type ButtonVariants} from '#ui/button/button.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'

interface GuideFile {
  path: string | null
  size: number | null
  originalFilename: string | null
}

/** A guide, as `guideFields` asks for it; it may have neither a file nor a draft yet. */
export interface GuideContent {
  title: string | null
  fileType: string | null
  shownSize: string | null
  /** The finished guide. */
  file: GuideFile | null
  /** What can be downloaded until then. */
  draft: GuideFile | null
}

/** What of a guide can be downloaded now; `null` while there is nothing. */
export function offeredFile({file, draft}: GuideContent): GuideFile | null {
  return file ?? draft
}

/**
 * Says what kind of file a guide is and how large. The size is the file's own; until there is one it is that of the CMS
 * (PROV-5).
 *
 * @param guide - a guide of the dataset
 * @param file - which of its files; by default the finished one
 * @returns for instance `PDF, 2.4 MB`; the kind alone where no size is known
 */
export function guideFileLabel(guide: GuideContent, file = guide.file): string {
  const size = file?.size ? fileSize(file.size) : guide.shownSize
  return keepTogether([guide.fileType, size].filter(Boolean).join(', '))
}

interface GuideDownloadProps extends ButtonVariants {
  guide: GuideContent
  label: string | null
}

/** Downloads the file of a guide; its name says which one, of what kind and how large. Nothing without a file. */
export function GuideDownload({guide, label, ...variants}: GuideDownloadProps) {
  const file = offeredFile(guide)
  if (!file?.path) return null
  return (
    <Button
      as="a"
      download={file.originalFilename ?? ''}
      href={fileAddress(file.path)}
      {...variants}
    >
      <Icon of={DownloadSimpleIcon} size="small" />
      <span>
        {label}
        <span data-sr-only="">
          {' '}
          {guide.title}, {guideFileLabel(guide, file)}
        </span>
      </span>
    </Button>
  )
}
