import { permissions } from '@rochdale/domain/office/staff/permissions';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import check from 'lucide-static/icons/check.svg?inner';
import { permissionWords, roleWords } from '../../lib/role-words.ts';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { listRoles } from './staff-calls.ts';
import './roles-matrix.css';

/** What each role may do. */
export function RolesMatrix() {
  const text = useText();
  const query = useQuery({ queryKey: ['roles'], queryFn: () => listRoles({}) });
  const title = text('staffPages.staff.matrix');
  return (
    <Section title={title}>
      <PartLoaded query={query} rows={6}>
        {({ roles }) => (
          <TableRegion label={text('staffPages.staff.permission')}>
            <table className="table matrix">
              <caption className="vh">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{text('staffPages.staff.permission')}</th>
                  {roles.map(({ role }) => (
                    <th key={role} scope="col">
                      {text(roleWords[role])}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {permissions.map((permission) => (
                  <tr key={permission}>
                    <th scope="row">{text(permissionWords[permission])}</th>
                    {roles.map(({ role, permissions: held }) => (
                      <td key={role}>
                        {held.includes(permission) ? (
                          <span className="y">
                            <Icon drawing={check} size="s" />
                            <span className="vh">{text('staffPages.staff.may')}</span>
                          </span>
                        ) : (
                          <span className="no">
                            –<span className="vh">{text('staffPages.staff.mayNot')}</span>
                          </span>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </TableRegion>
        )}
      </PartLoaded>
    </Section>
  );
}
