import type { ReactNode } from 'react';
import { AdminIcon } from './admin-icon.tsx';
import type { AdminIconName } from './admin-icons.ts';

type EmptyStateProps = {
  icon: AdminIconName;
  title: string;
  /** What would be here, and how to add it. */
  text: string;
  children?: ReactNode;
};

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <AdminIcon name={icon} />
      <div>
        <h2 className="title-4">{title}</h2>
        <p className="muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
