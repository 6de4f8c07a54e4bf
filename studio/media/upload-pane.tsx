import {UploadSimpleIcon} from '@phosphor-icons/react/dist/csr/UploadSimple'
import {Button, Card, Stack, Text} from '@sanity/ui'
import {useRef, useState} from 'react'
import {useClient} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {allFileTypes} from '#studio/schema/assemble/with-file-types.ts'
import {type Upload, uploadFiles} from './upload-files.ts'

const states: Record<Upload['state'], string> = {
  pending: 'pending',
  stored: 'stored',
  failed: 'not stored.',
}

/** Uploads many images and files at once, for later use in documents. */
export function UploadPane() {
  const client = useClient({apiVersion: contentApiVersion})
  const input = useRef<HTMLInputElement>(null)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const isPending = uploads.some(({state}) => state === 'pending')
  const upload = (files: FileList | null) => {
    if (files === null || files.length === 0 || isPending) return
    void uploadFiles(client, [...files], setUploads)
  }
  return (
    <Card
      height="fill"
      padding={4}
      onDragOver={(event) => {
        event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        upload(event.dataTransfer.files)
      }}
    >
      <Stack gap={4}>
        <Text size={1}>
          Drop pictures, videos or documents here, as many as you like, or choose them. They are not
          on the site before a page shows them.
        </Text>
        <Button
          disabled={isPending}
          icon={UploadSimpleIcon}
          mode="ghost"
          text="Choose files"
          onClick={() => input.current?.click()}
        />
        <input
          accept={allFileTypes}
          aria-label="Files to upload"
          hidden
          multiple
          ref={input}
          type="file"
          onChange={({currentTarget}) => {
            upload(currentTarget.files)
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
        />
        <Stack aria-live="polite" as="ul" gap={3} data-testid="uploads">
          {uploads.map(({name, state, reason = 'Choose it again in a moment.'}, index) => (
            <Text as="li" key={`${index} ${name}`} size={1}>
              {name}: {states[state]}
              {state === 'failed' && ` ${reason}`}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
