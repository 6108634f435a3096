export const SPANISH = `
given: María; José; Antonio; Carmen; Juan; Ana; Francisco; Isabel; Manuel; Laura; Luis; Pilar; Carlos; Elena; Miguel; Rosa
family: García; Rodríguez; González; Fernández; López; Martínez; Sánchez; Pérez; Gómez; Martín; Jiménez; Hernández; Ruiz; Díaz; Moreno
allergen: Ácaros del polvo; Látex; Frutos secos; Huevo; Leche; Aspirina; Ibuprofeno; Metamizol; Sulfamidas; Contraste yodado; Picadura de abeja; Pescado; Amoxicilina
severity: Severa; Muy grave; Mortal
reaction: Erupción cutánea; Hinchazón; Dificultad para respirar; Shock anafiláctico; Picor; Vómitos; Ronchas en la piel; Edema de glotis
medicine: Simvastatina; Ibuprofeno; Acenocumarol (Sintrom); Levotiroxina (Eutirox); Insulina glargina (Lantus); Ácido acetilsalicílico (Adiro); Furosemida; Amlodipino; Salbutamol (Ventolin); Prednisona; Hidroclorotiazida
dose: 1 comprimido; 20 unidades; 2 inhalaciones; medio comprimido; 1 cápsula; 2,5 mg; 10 gotas
frequency: cada 12 horas; dos veces al día; por la mañana; por la noche; cada 24 horas; tres veces al día; antes de desayunar; al acostarse; con las comidas; si dolor; según INR; a demanda
condition: Hipertensión arterial; Diabetes mellitus tipo 1; Insuficiencia cardíaca; Fibrilación auricular; EPOC; Hipercolesterolemia; Infarto de miocardio; Insuficiencia renal crónica; Ictus; Depresión; Ansiedad; Artrosis
relationship: Mujer; Pareja; Abuela; Nieta; Tía; Amigo; Vecina; Médico de familia
implant: Prótesis de rodilla; Desfibrilador; Válvula mecánica; Stent coronario
notes: Llamar primero a mi hijo.; Tengo un perro en casa.; Llevo audífono.; No hablo inglés.; No poner vía en el brazo derecho.; Alérgica a la anestesia.
phone: +34 612 34 56 78; +34 655 123 456; 699123456; +52 1 55 1234 5678; +54 11 1234-5678; +57 300 123 4567
`
