import { leaveLink, useInvitedCode, useSharedCode } from '../settlement-route.ts'
import { AcceptSharedDialog } from './accept-shared-dialog.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { DataDialog } from './data-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DisplayNameDialog } from './display-name-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import type { SettlementDialog } from './settlement-dialog.ts'
import { TransferDialog } from './transfer-dialog.tsx'

type Props = { dialog: SettlementDialog; onClose: () => void }

/** The open dialog of the settlement page. */
export function SettlementDialogs({ dialog, onClose }: Props) {
  const code = useInvitedCode()
  const sharedCode = useSharedCode()
  switch (dialog.kind) {
    case 'create':
      return <CreateDialog onClose={onClose} />
    case 'join':
      return <JoinDialog key={code} code={code ?? ''} onClose={() => close(code)} />
    case 'acceptShared':
      return <AcceptSharedDialog key={sharedCode} code={sharedCode ?? ''} onClose={() => close(sharedCode)} />
    case 'invite':
      return <InviteDialog onClose={onClose} />
    case 'settings':
      return <SettingsDialog onClose={onClose} />
    case 'data':
      return <DataDialog onClose={onClose} />
    case 'transfer':
      return <TransferDialog onClose={onClose} />
    case 'displayName':
      return <DisplayNameDialog onClose={onClose} />
    case 'rename':
      return <RenameDialog settlement={dialog.settlement} onClose={onClose} />
    case 'delete':
      return <DeleteDialog settlement={dialog.settlement} onClose={onClose} />
  }

  // While the address is the link, Back or a reload would open its dialog again.
  function close(link: string | null) {
    if (link !== null) leaveLink(link)
    onClose()
  }
}
