export const PORTUGUESE = `
given: Maria; José; Ana; João; Antônio; Francisca; Francisco; Carlos; Paulo; Adriana; Pedro; Juliana; Lucas; Fernanda; Luiz; Márcia; Marcos
family: Silva; Santos; Oliveira; Souza; Pereira; Ferreira; Costa; Rodrigues; Almeida; Nascimento; Alves; Carvalho; Lima; Araújo; Ribeiro
allergen: Dipirona; Pólen; Ácaros; Amendoim; Látex; Camarão; Frutos do mar; Leite; Ovo; Aspirina; AAS; Ibuprofeno; Contraste iodado; Picada de abelha; Sulfa; Diclofenaco; Amoxicilina; Glúten
severity: Muito grave; Ligeira; Severa
reaction: Urticária; Choque anafilático; Erupção cutânea; Inchaço; Falta de ar; Coceira; Edema de glote; Vômitos; Manchas vermelhas; Inchaço no rosto; Dificuldade para respirar; Comichão
medicine: Losartana; Sinvastatina; Hidroclorotiazida; Levotiroxina (Puran T4); AAS; Anlodipino; Insulina NPH; Insulina Lantus; Furosemida; Clonazepam (Rivotril); Dipirona; Fluoxetina; Sertralina; Varfarina (Marevan); Rivaroxabana (Xarelto); Apixabana
dose: 1 comprimido; 10 unidades; 2 jatos; meio comprimido; 1 cápsula; 2,5 mg
frequency: 1 vez ao dia; 2 vezes ao dia; de manhã; à noite; de 8 em 8 horas; de 12 em 12 horas; em jejum; 3 vezes ao dia; ao deitar; se necessário; uma vez por dia; após o almoço; se dor; 1x ao dia; 2x ao dia; pela manhã; antes do café da manhã; conforme INR
condition: Hipertensão arterial; Diabetes tipo 1; Hipotireoidismo; Pressão alta; Insuficiência cardíaca; Fibrilação atrial; Colesterol alto; Depressão; Ansiedade; Infarto; AVC; Insuficiência renal crônica; Artrose; Artrite reumatoide; Câncer de mama; DPOC
relationship: Mãe; Pai; Filha; Filho; Irmã; Irmão; Avó; Tia; Mulher; Companheira; Amiga; Vizinho; Namorada; Sobrinha; Cunhada
implant: Marca-passo; Prótese de quadril; Stent; Válvula mecânica; Desfibrilador
notes: Ligar para o meu marido.; Uso aparelho auditivo.; Não falo inglês.; Tenho um cachorro em casa.; Não puncionar o braço esquerdo.; Moro sozinho.
phone: (11) 91234-5678; (21) 98765-4321; 11912345678; +351 912 345 678; 912345678
`
