import {DownloadSimpleIcon} from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import {fileUrl} from '#content/media/media-url.ts'
import {formatFileSize} from '#lib/format-file-size.ts'
import {addNonBreakingSpaces} from '#lib/non-breaking-spaces.ts'
import {Button, type ButtonVariants} from '#ui/button/button.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'

interface GuideFile {
  path: string | null
  size: number | null
  originalFilename: string | null
}

/** A guide, selected with `guideFields`. */
export interface GuideContent {
  title: string | null
  fileType: string | null
  shownSize: string | null
  file: GuideFile | null
  /** Downloadable until the guide is finished. */
  draft: GuideFile | null
}

export function offeredFile({file, draft}: GuideContent): GuideFile | null {
  return file ?? draft
}

/** Returns type and size, such as `PDF, 2.4 MB`. Without a file, the dataset has the size (PROV-5). */
export function guideFileLabel(guide: GuideContent, file = guide.file): string {
  const size = file?.size ? formatFileSize(file.size) : guide.shownSize
  return addNonBreakingSpaces([guide.fileType, size].filter(Boolean).join(', '))
}

interface GuideDownloadProps extends ButtonVariants {
  guide: GuideContent
  label: string | null
}

/** Download button whose accessible name includes title, type and size. Renders nothing without a file. */
export function GuideDownload({guide, label, ...variants}: GuideDownloadProps) {
  const file = offeredFile(guide)
  if (!file?.path) return null
  return (
    <Button as="a" download={file.originalFilename ?? ''} href={fileUrl(file.path)} {...variants}>
      <Icon of={DownloadSimpleIcon} size="small" />
      <span>
        {label}
        <FileDetails file={file} guide={guide} />
      </span>
    </Button>
  )
}

function FileDetails({guide, file}: {guide: GuideContent; file: GuideFile}) {
  return (
    <span data-sr-only="">
      {' '}
      {guide.title}, {guideFileLabel(guide, file)}
    </span>
  )
}
